import { Dashboard } from '../../showcase/Showcase';

export default function AdminDashboardPage() {
  return <Dashboard />;
}
