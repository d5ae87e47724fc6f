import { SignedInAs } from '../../showcase/Showcase';

export default function Page() {
  return <SignedInAs />;
}
