import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@prahari/ui/styles.css';
import { Dashboard, Showcase } from '../showcase/Showcase';
import { Welcome } from '../showcase/Welcome';

const app = document.getElementById('app');
if (!app) throw new Error('index.html has no #app');
createRoot(app).render(
  <StrictMode>
    {location.pathname === '/' ? (
      <>
        <Welcome />
        <Showcase />
      </>
    ) : (
      <Dashboard />
    )}
  </StrictMode>,
);
