'use client';
import { useStore } from '@nanostores/react';
import { configureApi } from '@prahari/ui/api';
import { Button } from '@prahari/ui/button';
import { Dialog } from '@prahari/ui/dialog';
import { Login } from '@prahari/ui/islands/login';
import { Status } from '@prahari/ui/status';
import { $session } from '@prahari/ui/stores/session';
import { Table } from '@prahari/ui/table';
import { type Column, nameColumn, numericColumn, statusColumn } from '@prahari/ui/table-columns';
import { TextField } from '@prahari/ui/text-field';
import { useState } from 'react';

declare global {
  /** Where the API is; /config.js of the deployment sets it. */
  var API_URL: string | undefined;
}

configureApi({ url: globalThis.API_URL });

interface Site {
  id: string;
  name: string;
  guards: number;
}
const sites: readonly Site[] = [
  { id: 's1', name: 'Tapovan Heights', guards: 4 },
  { id: 's2', name: 'Verma Mills', guards: 12 },
  { id: 's3', name: 'Lake View Mall', guards: 7 },
];
const columns: readonly Column<Site>[] = [
  nameColumn('name', 'Site', (site) => site.name),
  numericColumn('guards', 'Guards', (site) => String(site.guards)),
  statusColumn('8rem', () => (
    <Status tone="success" mark="tick">
      Active
    </Status>
  )),
];

/** A button, a field, a table and a dialog, and the login form with its store. */
export function Showcase() {
  const [name, setName] = useState('');
  const [sort, setSort] = useState('name');
  const [isOpen, setOpen] = useState(false);
  const rows = sites.toSorted(
    (one, other) => one.name.localeCompare(other.name) * (sort === 'name' ? 1 : -1),
  );
  return (
    <div className="showcase">
      <form>
        <TextField name="site" label="Site name" hint="As on the contract." value={name} onChange={setName} />
        <Button variant="primary" onPress={() => setOpen(true)}>
          Add site
        </Button>
      </form>
      <Login />
      <Table
        label="Sites"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
        empty="No sites yet"
      />
      <Dialog
        title="Add site"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={<Button onPress={() => setOpen(false)}>Close</Button>}
      >
        {name || 'Unnamed'} is added to the roster.
      </Dialog>
    </div>
  );
}

/** Read from the package's store by this app's own copy of the React binding. */
export function SignedInAs() {
  const session = useStore($session, { ssr: 'initial' });
  return <p>{session.state === 'signed-in' ? `Signed in as ${session.role}` : 'Not signed in'}</p>;
}
