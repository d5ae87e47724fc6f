const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const linked = (text: string): string =>
  escaped(text).replace(/https?:\/\/[^\s]+/g, '<a href="$&" style="color:#845000">$&</a>');

const paragraphHtml = (text: string): string => `<p style="margin:0 0 16px">${linked(text)}</p>`;

const codeHtml = (code: string): string =>
  `<p style="margin:0 0 16px;font-size:32px;line-height:40px;font-weight:600;letter-spacing:.2em">${code}</p>`;

/** A letter on warm paper: no pictures, nothing fetched, readable with styles off. */
export function letterHtml(letter: {
  subject: string;
  paragraphs: readonly string[];
  code: string | undefined;
}): string {
  const [first = '', ...rest] = letter.paragraphs;
  const code = letter.code ? codeHtml(letter.code) : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(letter.subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f5efe3;color:#1c2333;font:17px/28px system-ui,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fcf8ef;border:1px solid #dbd1be;border-radius:12px">
${paragraphHtml(first)}${code}${rest.map(paragraphHtml).join('')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dbd1be;color:#4a5164;font-size:15px;line-height:24px">Prahari</p>
</div></body></html>
`;
}
