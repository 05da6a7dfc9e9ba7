/** The layout ids (`applayout_id`) that our server answers; replace them for another server (section 7). */
export const LAYOUT = {
  services: 'services',
  stores: 'stores',
  menuServices: 'menu-services',
  serviceGroups: 'service-groups',
  branches: 'branches',
  products: 'products',
  news: 'news',
  knowledge: 'knowledge',
  promotions: 'promotions',
  privileges: 'privileges',
  faq: 'faq',
  pages: 'pages',
} as const;
