import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '@prahari/ui/styles.css';
import { App } from './App';

const app = document.getElementById('app');
if (!app) throw new Error('index.html has no #app');
hydrateRoot(
  app,
  <StrictMode>
    <App path={location.pathname} />
  </StrictMode>,
);
