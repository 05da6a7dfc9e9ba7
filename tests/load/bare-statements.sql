-- Hold and confirm of a new guest: what the two transactions cannot do without, with nothing around it.
\set location random(1001, 1030)
\set day random(0, 999)
\set cell random(32, 60)
\set lane random(1, 32000)
insert into rate_limit as r (bucket, window_start, hits) values ('bench-' || :client_id, date_bin('900 s', app_now(), timestamptz 'epoch'), 1) on conflict (bucket, window_start) do update set hits = r.hits + 1;
begin;
insert into session (id, kind, token_hash, created_at, expires_at) values (gen_random_uuid(), 'guest', gen_random_uuid()::text || gen_random_uuid()::text, app_now(), app_now() + interval '30 days') returning id as owner \gset
insert into idempotency (scope, key, route, body_hash, created_at) values (:owner, gen_random_uuid(), 'hold', md5('hold'), app_now());
select pg_advisory_xact_lock(hashtextextended(:owner, 0));
select 1 from branch_day where location_id = :location and day = date '2100-01-01' + :day::int for update;
select app_now();
select cell, count(*) from occupied_lane where location_id = :location and day = date '2100-01-01' + :day::int group by cell;
insert into appointment (id, owner_kind, owner_id, location_id, starts_at, day, cells, lead_days, service_ids, other_service, note, customer, plate_key, is_guest, aff, state, expires_at, created_at) values (gen_random_uuid(), 'guest', :owner, :location, (date '2100-01-01' + :day::int + :cell::int * interval '15 minutes') at time zone 'Asia/Bangkok', date '2100-01-01' + :day::int, 2, 0, '{103}', '', '', '{"first_name": "-", "last_name": "-", "tel_no": "0800000000", "register_number": "1-1111"}', '11111', true, '', 'held', app_now() + interval '15 minutes', app_now()) returning id as appointment \gset
insert into claim (location_id, day, cell, lane, appointment_id) select :location, date '2100-01-01' + :day::int, :cell::int + i, :lane::int, :appointment::uuid from generate_series(0, 1) i;
insert into appointment_event (appointment_id, at, action, from_state, to_state, actor, request_id) values (:appointment, app_now(), 'held', null, 'held', 'guest', 'bench');
update idempotency set body = repeat('x', 200) where scope = :owner;
end;
begin;
select id from session where id = :owner for share;
insert into idempotency (scope, key, route, body_hash, created_at) values (:owner, gen_random_uuid(), 'confirm', md5('confirm'), app_now());
select 1 from branch_day where location_id = :location and day = date '2100-01-01' + :day::int for update;
select * from appointment where id = :appointment for update;
select app_now();
update appointment set state = 'confirmed', expires_at = null, code = gen_random_uuid(), version = version + 1 where id = :appointment;
insert into appointment_event (appointment_id, at, action, from_state, to_state, actor, request_id) values (:appointment, app_now(), 'confirmed', 'held', 'confirmed', 'guest', 'bench');
update idempotency set body = repeat('x', 400) where scope = :owner and route = 'confirm';
end;
