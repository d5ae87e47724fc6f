// Runs `npm start` on a separate folder with sample data, and sends no mail.
export {};

process.env.DATA_DIR ||= './data-demo';
for (const name of ['DATABASE_URL', 'SMTP_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD']) delete process.env[name];

await import('../../packages/api/src/demo/prepare.ts');
if (process.exitCode) process.exit();
await import('./start.ts');
