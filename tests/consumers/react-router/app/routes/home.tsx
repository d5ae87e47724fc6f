import { Showcase } from '../../showcase/Showcase';
import { Welcome } from '../../showcase/Welcome';

export default function Home() {
  return (
    <>
      <Welcome />
      <Showcase />
    </>
  );
}
