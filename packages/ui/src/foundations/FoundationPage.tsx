import type { ReactNode } from 'react';

/** Title, lead and sections of one foundations page. */
export function FoundationPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <main className="mx-auto grid max-w-5xl gap-12 py-8">
      <header className="grid gap-3">
        <h1 className="text-2xl">{title}</h1>
        <p className="max-w-measure text-lg text-muted">{lead}</p>
      </header>
      {children}
    </main>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-line border-t pt-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** Running text, within 65 characters. */
export function Paragraph({ children }: { children: ReactNode }) {
  return <p className="max-w-measure">{children}</p>;
}

/** Two columns of short rules. */
export function DoAndDont({ does, donts }: { does: readonly string[]; donts: readonly string[] }) {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Rules title="Do" rules={does} />
      <Rules title="Don't" rules={donts} />
    </div>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <div>
      <h3 className="mb-2 text-lg">{title}</h3>
      <ul className="grid text-sm">
        {rules.map((rule) => (
          <li key={rule} className="border-line border-t py-2">
            {rule}
          </li>
        ))}
      </ul>
    </div>
  );
}
