import './fonts.css';
import './tokens.css';
import './base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadOnChunkFailure } from './chunk-reload.ts';
import { createAppRouter } from './router.tsx';

reloadOnChunkFailure();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createAppRouter()} />
  </StrictMode>,
);
