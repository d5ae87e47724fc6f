'use client';
import { useStore } from '@nanostores/react';
import { Button, DateField, PasswordField, TextField, WordsProvider } from '@prahari/ui';
import { configureApi } from '@prahari/ui/api/configure-api';
import { AdminDashboard } from '@prahari/ui/dashboards/admin/AdminDashboard';
import { Login } from '@prahari/ui/islands/Login';
import { hi } from '@prahari/ui/languages/hi';
import { $session } from '@prahari/ui/stores/session/session';
import { Suspense, useState } from 'react';

declare global {
  /** The API's address; /config.js of the deployment sets it. */
  var API_URL: string | undefined;
}

configureApi({ url: globalThis.API_URL, isOwn: true });

export function Showcase() {
  const [count, setCount] = useState(0);
  const setTheme = () => {
    document.documentElement.dataset.theme = 'dark';
  };
  return (
    <>
      <Button variant="primary" onPress={() => setCount(count + 1)}>{`Pressed ${count} times`}</Button>
      <Button onPress={setTheme}>Night</Button>
      <Suspense>
        <DateField label="Due date" name="due" />
      </Suspense>
      <form action="/" method="get">
        <TextField label="Gate" name="gate" />
        <Button type="submit">Find</Button>
      </form>
      <section lang="hi">
        <WordsProvider locale="hi-IN" {...hi}>
          <PasswordField label="कुंजी" name="key" autoComplete="current-password" />
        </WordsProvider>
      </section>
      <Login />
    </>
  );
}

/** The session is read from the package's store by this app's own copy of the React binding. */
export function Dashboard() {
  const session = useStore($session, { ssr: 'initial' });
  return (
    <>
      <p>{session.state === 'signed-in' ? `Signed in as ${session.role}` : 'Not signed in'}</p>
      <AdminDashboard onSignedOut={(path) => location.replace(`/?signed-out=${path}`)} />
    </>
  );
}
