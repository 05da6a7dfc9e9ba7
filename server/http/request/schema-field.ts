import * as z from 'zod/mini';

/** The schema of a field, even if the field is optional or encoded as text; null if there is no such field. */
export function fieldOf(schema: z.core.$ZodType, field: string): z.core.$ZodType | null {
  if (schema instanceof z.ZodMiniObject) return (schema.shape as Record<string, z.ZodMiniType>)[field] ?? null;
  if (schema instanceof z.ZodMiniArray) return /^\d+$/.test(field) ? schema.def.element : null;
  if (schema instanceof z.ZodMiniOptional) return fieldOf(schema.def.innerType, field);
  if (schema instanceof z.ZodMiniPipe) return fieldOf(schema.def.out, field);
  return null;
}

/** Whether there is a field at the path that has to be filled in. */
export function isRequired(schema: z.core.$ZodType, path: readonly PropertyKey[]): boolean {
  const found = path.reduce<z.core.$ZodType | null>((at, step) => at && fieldOf(at, String(step)), schema);
  return found !== null && !(found instanceof z.ZodMiniOptional);
}
