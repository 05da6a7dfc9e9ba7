/** The layout ids (`applayout_id`) that our server answers; another server's ids are put here (section 7). */
export const LAYOUT = {
  services: 'services',
  stores: 'stores',
  menuServices: 'menu-services',
  serviceGroups: 'service-groups',
  branches: 'branches',
} as const;
