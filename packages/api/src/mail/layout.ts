import { colors, darkStyle } from './colors.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Keeps `+91 98765 43210` on one line. */
const textHtml = (text: string): string =>
  escapeHtml(text).replace(/\+\d[\d ]*\d/g, '<span style="white-space:nowrap">$&</span>');

const LINK_PARAGRAPH = /^(.*): (https?:\/\/\S+)$/s;

/** Makes `Log in: https://…` a link with that label, and shows the address below. */
function paragraphHtml(text: string): string {
  const [, words, address] = LINK_PARAGRAPH.exec(text) ?? [];
  if (!words || !address) return `<p style="margin:0 0 16px">${textHtml(text)}</p>`;
  const url = escapeHtml(address);
  return `<p style="margin:0 0 16px"><a class="accent" href="${url}" style="${colors.accent};font-weight:600">${escapeHtml(words)}</a><br>
<span class="quiet" style="${colors.quiet};font-size:13px;line-height:20px;word-break:break-all">${url}</span></p>`;
}

const codeHtml = (code: string): string =>
  `<p class="sunken" style="${colors.sunken};margin:0 0 20px;padding:16px 0 14px;border-radius:6px;text-align:center;font-size:36px;line-height:44px;font-weight:700;letter-spacing:.24em;text-indent:.24em;font-variant-numeric:tabular-nums">${code}</p>`;

/** The logo made of boxes, because mail clients remove SVG and block images. */
const logo = `<td style="width:30px;vertical-align:middle">
<div style="width:26px" aria-hidden="true">
<div class="accentFill" style="${colors.accentFill};width:18px;margin:0 auto;padding:8px 0 3px;border-radius:9px 9px 0 0"><div class="raised" style="${colors.raised};width:6px;height:8px;margin:0 auto;border-radius:3px 3px 4px 4px"></div></div>
<div class="accentFill" style="${colors.accentFill};height:3px;margin-top:2px;font-size:0;line-height:0">&nbsp;</div>
</div></td>`;

/** The last words of a mail in English. */
export const ENGLISH_FOOT =
  'Prahari, security guards for homes, offices, hospitals and events. Nobody from our office ever asks for a code or a password.';

/** Returns a mail's HTML in both themes, which fetches nothing and is readable without styles. */
export function mailHtml(mail: {
  subject: string;
  paragraphs: readonly string[];
  code: string | undefined;
  /** The language of the words, `hi`. */
  lang: string;
  /** The last words. */
  foot: string;
}): string {
  const [first = '', ...rest] = mail.paragraphs;
  const subject = escapeHtml(mail.subject);
  const code = mail.code ? codeHtml(mail.code) : '';
  return `<!doctype html>
<html lang="${mail.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${subject}</title>
<style>${darkStyle}</style></head>
<body class="surface" style="${colors.surface};margin:0;padding:24px 12px;font:17px/28px 'Anek Latin',system-ui,'Segoe UI',sans-serif">
<div class="raised" style="max-width:520px;margin:0 auto;border:1px solid;border-radius:12px;${colors.raised}">
<div style="padding:28px 24px">
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>${logo}<td style="padding-left:8px;font-size:21px;line-height:28px;font-weight:600;vertical-align:middle">Prahari</td></tr></table>
<h1 style="margin:0 0 12px;font-size:24px;line-height:30px;font-weight:600">${subject}</h1>
${paragraphHtml(first)}${code}${rest.map(paragraphHtml).join('\n')}
<p class="quiet foot" style="${colors.quiet};margin:24px 0 0;padding-top:16px;border-top:1px solid #dbd1be;font-size:13px;line-height:20px">${mail.foot}</p>
</div></div></body></html>
`;
}
