/** Where an article's drawing is, below public/. */
export const coverFile = (cover: string): string => `/drawings/articles/${cover}.svg`;
