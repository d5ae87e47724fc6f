/** The smallest receipts of each kind, in base64. */
export const pdfOfReceipt = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
export const pngOfReceipt = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]).toString(
  'base64',
);
export const jpegOfReceipt = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]).toString('base64');
