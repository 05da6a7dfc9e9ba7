import '#src/ui/theme/fonts.css';
import '#src/ui/theme/tokens.css';
import '#src/ui/theme/base.css';
import './page/studio.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { StudioPage } from './page/studio.page.tsx';
import { StudioTexts } from './page/studio-texts.tsx';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } })}>
          <StudioTexts>
            <StudioPage />
          </StudioTexts>
        </QueryClientProvider>
      </ThemeProvider>
    </StrictMode>,
  );
