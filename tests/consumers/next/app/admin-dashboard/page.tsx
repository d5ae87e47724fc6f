import { Dashboard } from '../../showcase/Showcase';

export default function Page() {
  return <Dashboard />;
}
