CREATE TABLE "photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"car_id" uuid,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "photo_owner_kind" CHECK ("photo"."owner_kind" in ('member', 'company')),
	CONSTRAINT "photo_type" CHECK ("photo"."type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "photo_size" CHECK (octet_length("photo"."bytes") between 1 and 2097200)
);
--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_car_id_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."car"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "photo_of_car" ON "photo" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "photo_owner" ON "photo" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "photo_unused" ON "photo" USING btree ("created_at") WHERE car_id is null;