CREATE TABLE "fleet_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"counts" jsonb NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone" jsonb,
	CONSTRAINT "fleet_import_undone" CHECK (("fleet_import"."undone_at" is null) = ("fleet_import"."undone" is null))
);
--> statement-breakpoint
CREATE TABLE "fleet_import_car" (
	"import_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	CONSTRAINT "fleet_import_car_import_id_car_id_pk" PRIMARY KEY("import_id","car_id")
);
--> statement-breakpoint
ALTER TABLE "fleet_import" ADD CONSTRAINT "fleet_import_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_import_car" ADD CONSTRAINT "fleet_import_car_import_id_fleet_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."fleet_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_import_car" ADD CONSTRAINT "fleet_import_car_car_id_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."car"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fleet_import_company" ON "fleet_import" USING btree ("company_id","imported_at");--> statement-breakpoint
CREATE INDEX "fleet_import_car_car" ON "fleet_import_car" USING btree ("car_id");