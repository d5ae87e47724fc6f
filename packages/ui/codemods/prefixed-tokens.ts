// 1.0.0: custom properties begin with `--prahari-`. For style sheets and scripts alike.
import type { FileInfo } from 'jscodeshift';

/** The names of the tokens of 1.0.0-beta. */
const UNPREFIXED =
  /(?<![\w-])--(?=(?:accent(?:-edge|-hover|-ink|-soft)?|(?:danger|info|success|warning)(?:-soft)?|elevation-[123]|ink(?:-faint|-muted)?|line(?:-strong)?|motion-(?:base|ease|fast)|surface(?:-raised|-sunken)?|focus|font|on-accent|scrim)(?![\w-]))/g;

export default function prefixedTokens({ source }: FileInfo): string {
  return source.replaceAll(UNPREFIXED, '--prahari-');
}
