import type { ReactNode } from 'react';
import '@prahari/ui/styles.css';

export const metadata = { title: 'Sites' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <script src="/config.js" />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
