import { createFileRoute, notFound } from '@tanstack/react-router';
import { isLanguage } from '#domain/language.ts';

export const Route = createFileRoute('/$lang')({
  beforeLoad: ({ params }) => {
    if (!isLanguage(params.lang)) throw notFound();
  },
});
