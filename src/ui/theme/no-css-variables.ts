/** Takes the place of Mantine's writer of CSS variables in the build: ours are in mantine.css. */
export const MantineCssVariables = (): null => null;
