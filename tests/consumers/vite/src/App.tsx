import { Dashboard, Showcase } from '../showcase/Showcase';
import { Welcome } from '../showcase/Welcome';

export function App({ path }: { path: string }) {
  if (path === '/admin-dashboard') return <Dashboard />;
  return (
    <>
      <Welcome />
      <Showcase />
    </>
  );
}
