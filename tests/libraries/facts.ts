/** A library of the comparison, and what its documents have; nothing of that can be measured. */
export interface Library {
  /** The file of tests/consumers/libraries. */
  id: string;
  name: string;
  package: string;
  docs: Readonly<Record<'table of props' | 'samples' | 'llms.txt', string>>;
}

export const LIBRARIES: readonly Library[] = [
  {
    id: 'prahari',
    name: 'Prahari',
    package: '@prahari/ui',
    docs: { 'table of props': 'yes', samples: 'yes', 'llms.txt': 'yes' },
  },
  {
    id: 'mantine',
    name: 'Mantine',
    package: '@mantine/core',
    docs: { 'table of props': 'yes', samples: 'yes', 'llms.txt': 'yes' },
  },
  {
    id: 'primer',
    name: 'Primer',
    package: '@primer/react',
    docs: { 'table of props': 'yes', samples: 'yes', 'llms.txt': 'no, an MCP server' },
  },
  {
    id: 's2',
    name: 'Spectrum S2',
    package: '@react-spectrum/s2',
    docs: { 'table of props': 'yes', samples: 'yes', 'llms.txt': 'yes' },
  },
  {
    id: 'ark',
    name: 'Ark UI',
    package: '@ark-ui/react',
    docs: { 'table of props': 'yes', samples: 'yes', 'llms.txt': 'yes' },
  },
];

/** Reasons for rows in which another library is better. */
export const WHY_BEHIND: Readonly<Record<string, string>> = {
  Dialog:
    'the dialog of react-aria, with its focus and scroll locks and our styles. Ark UI comes without styles; of the libraries that have some, ours is the smallest.',
  DateField:
    'segments that are named and announced one by one, as in Spectrum S2, at half of its size. Mantine has a text field that guesses a date, Ark UI has no styles.',
};
