import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A titled part of a documentation page, in the product's own look. */
export function DocsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Unstyled>
      <section className="my-10 grid gap-4 border-line border-t pt-5 text-ink text-sm">
        <h2 className="text-xl">{title}</h2>
        {children}
      </section>
    </Unstyled>
  );
}

/** A plain table. The first cell of a row is its header. */
export function DocsTable({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start">
        <thead>
          <tr className="border-line-strong border-y">
            {head.map((name) => (
              <th key={name} scope="col" className="py-2 pe-4 text-start font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered
            <tr key={row} className="border-line border-b align-top">
              <th scope="row" className="py-2 pe-4 text-start font-medium">
                {first}
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are never reordered
                <td key={column} className="py-2 pe-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
