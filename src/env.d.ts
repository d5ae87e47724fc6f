/// <reference types="astro/client" />

declare module '*?inline-script' {
  /** The whole script, minified, to stand inside `<script>`. */
  export const code: string;
  /** What the Content-Security-Policy calls it. */
  export const hash: `sha256-${string}`;
}
