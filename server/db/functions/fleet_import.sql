-- A sum over what an import judges: the cars of a company, and which of them are booked. It is read before the cars are, and again under the import's
-- lock: if it has changed, the list is checked again.
CREATE OR REPLACE FUNCTION fleet_state(p_company uuid) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT md5(coalesce(string_agg(md5(row_to_json((c.id, c.name, c.plate, c.province, c.master_car_data_id, c.department, c.driver_name, c.driver_tel,
    c.odometer))::text || (l.car_id IS NOT NULL)), '' ORDER BY c.id), ''))
  FROM car c LEFT JOIN live_bookings('company', p_company) l ON l.car_id = c.id
  WHERE c.owner_kind = 'company' AND c.owner_id = p_company AND c.removed_at IS NULL
$$;

-- Writes the good rows of a checked fleet list. `p_input`: state (`fleet_state` when it was checked), import_id, file_name, counts, most (cars), added (the columns of new
-- cars) and changed (id, and `set`: the columns that change), answer. Returns the answer.
CREATE OR REPLACE FUNCTION import_cars(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_id uuid := (p_input ->> 'import_id')::uuid;
BEGIN
  -- One import of a company at a time; its cars stay as they are until the end.
  PERFORM FROM company c WHERE c.id = p_caller.owner_id FOR UPDATE;
  PERFORM FROM car c WHERE c.owner_kind = 'company' AND c.owner_id = p_caller.owner_id AND c.removed_at IS NULL ORDER BY c.id FOR UPDATE;
  IF fleet_state(p_caller.owner_id) <> p_input ->> 'state' THEN
    PERFORM refuse('fleetChanged', '{}', false);
  END IF;
  IF jsonb_array_length(p_input -> 'added') + jsonb_array_length(p_input -> 'changed') = 0 THEN
    RETURN p_input -> 'answer';
  END IF;
  DELETE FROM fleet_import_car USING fleet_import i WHERE i.id = import_id AND i.company_id = p_caller.owner_id;
  INSERT INTO fleet_import (id, company_id, file_name, counts, imported_at)
    VALUES (v_id, p_caller.owner_id, p_input ->> 'file_name', p_input -> 'counts', app_now());
  INSERT INTO fleet_import_car (import_id, car_id, before, after)
    SELECT v_id, c.id, (SELECT jsonb_object_agg(name, to_jsonb(c) -> name) FROM jsonb_object_keys(x.set || '{"odometer_at": null}') name
      WHERE name <> 'odometer_at' OR x.set ? 'odometer'), x.set
    FROM jsonb_to_recordset(p_input -> 'changed') x(id uuid, set jsonb) JOIN car c ON c.id = x.id;
  -- Not a condition of the update: with it the planner expects one car, and compares each car with each change.
  IF EXISTS (
    SELECT FROM fleet_import_car f JOIN car c ON c.id = f.car_id
    WHERE f.import_id = v_id AND (c.owner_kind <> 'company' OR c.owner_id <> p_caller.owner_id OR c.removed_at IS NOT NULL))
  THEN
    PERFORM refuse('carNotFound');
  END IF;
  UPDATE car c SET name = coalesce(x.set ->> 'name', c.name), province = coalesce(x.set ->> 'province', c.province),
      master_car_data_id = coalesce((x.set ->> 'master_car_data_id')::integer, c.master_car_data_id), department = coalesce(x.set ->> 'department', c.department),
      driver_name = coalesce(x.set ->> 'driver_name', c.driver_name), driver_tel = coalesce(x.set ->> 'driver_tel', c.driver_tel),
      odometer = coalesce((x.set ->> 'odometer')::integer, c.odometer), odometer_at = CASE WHEN x.set ? 'odometer' THEN app_now() ELSE c.odometer_at END
    FROM jsonb_to_recordset(p_input -> 'changed') x(id uuid, set jsonb)  WHERE c.id = x.id;
  INSERT INTO car (id, owner_kind, owner_id, name, plate, plate_key, province, master_car_data_id, department, driver_name, driver_tel, odometer, odometer_at, created_at)
    SELECT x.id, 'company', p_caller.owner_id, x.name, x.plate, x.plate_key, x.province, x.master_car_data_id, x.department, x.driver_name, x.driver_tel, x.odometer,
      CASE WHEN x.odometer IS NOT NULL THEN app_now() END, app_now()
    FROM jsonb_to_recordset(p_input -> 'added') x(id uuid, name text, plate text, plate_key text, province text, master_car_data_id integer, department text,
      driver_name text, driver_tel text, odometer integer);
  INSERT INTO fleet_import_car (import_id, car_id, before, after)
    SELECT v_id, x.id, NULL, '{}' FROM jsonb_to_recordset(p_input -> 'added') x(id uuid);
  RETURN p_input -> 'answer';
EXCEPTION
  -- A car with one of the plates was added meanwhile.
  WHEN unique_violation THEN
    PERFORM refuse('fleetChanged', '{}', false);
    RETURN NULL;
END $$;

-- Why a car of an import stays as it is when that is undone (`STAYS` in `contract/calls/fleet-import.shapes.ts`); null if it does not.
CREATE OR REPLACE FUNCTION stays_after_undo(p_car car, p_before jsonb, p_after jsonb, p_booked boolean) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p_car.removed_at IS NOT NULL THEN 'deleted-since'
    WHEN p_before IS NULL THEN CASE WHEN p_booked THEN 'booked' END
    WHEN p_booked AND p_before ?| ARRAY['province', 'master_car_data_id'] THEN 'booked'
    WHEN EXISTS (SELECT FROM jsonb_each(p_after) a WHERE to_jsonb(p_car) -> a.key IS DISTINCT FROM a.value) THEN 'changed-since'
    WHEN p_before ? 'province' AND EXISTS (
      SELECT FROM car o WHERE o.owner_kind = p_car.owner_kind AND o.owner_id = p_car.owner_id AND o.removed_at IS NULL AND o.id <> p_car.id
        AND o.plate_key = p_car.plate_key AND one_province(o.province, p_before ->> 'province')) THEN 'plate-taken'
  END
$$;

-- Undoes the last import of a company. `p_input`: import_id. Returns how many cars are deleted and restored, and which stay, and why; undone again, the
-- same.
CREATE OR REPLACE FUNCTION undo_import(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_import fleet_import;
  v_cars jsonb;
  v_undone jsonb;
BEGIN
  PERFORM FROM company c WHERE c.id = p_caller.owner_id FOR UPDATE;
  SELECT * INTO v_import FROM fleet_import i WHERE i.company_id = p_caller.owner_id ORDER BY i.imported_at DESC, i.id DESC LIMIT 1;
  IF v_import.id IS DISTINCT FROM (p_input ->> 'import_id')::uuid THEN
    PERFORM refuse('importNotFound');
  END IF;
  IF v_import.undone IS NOT NULL THEN
    RETURN v_import.undone;
  END IF;
  PERFORM FROM car c JOIN fleet_import_car f ON f.car_id = c.id WHERE f.import_id = v_import.id ORDER BY c.id FOR UPDATE OF c;
  v_cars := coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', c.id, 'plate', c.plate, 'before', f.before, 'reason', stays_after_undo(c, f.before, f.after, l.car_id IS NOT NULL))
      ORDER BY c.plate_key, c.id)
    FROM fleet_import_car f JOIN car c ON c.id = f.car_id LEFT JOIN live_bookings('company', p_caller.owner_id) l ON l.car_id = c.id
    WHERE f.import_id = v_import.id), '[]');
  DELETE FROM photo f USING jsonb_to_recordset(v_cars) x(id uuid, before jsonb, reason text)
    WHERE f.car_id = x.id AND x.reason IS NULL AND x.before IS NULL;
  UPDATE car c SET removed_at = app_now(), image_url = NULL FROM jsonb_to_recordset(v_cars) x(id uuid, before jsonb, reason text)
    WHERE c.id = x.id AND x.reason IS NULL AND x.before IS NULL;
  UPDATE car c SET name = coalesce(x.before ->> 'name', c.name), province = coalesce(x.before ->> 'province', c.province),
      master_car_data_id = coalesce((x.before ->> 'master_car_data_id')::integer, c.master_car_data_id), department = coalesce(x.before ->> 'department', c.department),
      driver_name = coalesce(x.before ->> 'driver_name', c.driver_name), driver_tel = coalesce(x.before ->> 'driver_tel', c.driver_tel),
      odometer = CASE WHEN x.before ? 'odometer' THEN (x.before ->> 'odometer')::integer ELSE c.odometer END,
      odometer_at = CASE WHEN x.before ? 'odometer' THEN (x.before ->> 'odometer_at')::timestamptz ELSE c.odometer_at END
    FROM jsonb_to_recordset(v_cars) x(id uuid, before jsonb, reason text) WHERE c.id = x.id AND x.reason IS NULL AND x.before IS NOT NULL;
  v_undone := (
    SELECT jsonb_build_object('deleted', count(*) FILTER (WHERE x.reason IS NULL AND x.before IS NULL),
      'restored', count(*) FILTER (WHERE x.reason IS NULL AND x.before IS NOT NULL),
      'kept_list', coalesce(jsonb_agg(jsonb_build_object('car_profile_id', x.id, 'car_register_number', x.plate, 'reason', x.reason)) FILTER (WHERE x.reason IS NOT NULL), '[]'))
    FROM jsonb_to_recordset(v_cars) x(id uuid, plate text, before jsonb, reason text));
  UPDATE fleet_import SET undone_at = app_now(), undone = v_undone WHERE id = v_import.id;
  RETURN v_undone;
END $$;
