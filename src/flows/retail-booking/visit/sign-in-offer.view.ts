import { createContext, type ReactNode } from 'react';
import type { LinkLook } from '#src/ui/actions/button.tsx';

/** A link that leads a guest through signing in and back to this step; null where there is none to offer. */
export type RenderSignIn = ((look: LinkLook) => ReactNode) | null;

export const SignInOffer = createContext<RenderSignIn>(null);
