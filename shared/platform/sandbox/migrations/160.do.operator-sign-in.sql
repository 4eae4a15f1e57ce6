-- What a person needs to sign in to the console, and what the person may change in the release service.
alter table operator_person
  add password_hash text,
  -- Secret of the authenticator app, sealed for this person. An invitation writes it; with a password it counts.
  add sealed_secret text,
  -- Newest time step whose code was used: a code counts once.
  add last_step bigint not null default 0,
  -- Digest of the link with which the person joins once.
  add invitation_hash text unique,
  add invited_until timestamptz,
  add release_role text check (release_role in ('viewer', 'deployer', 'release-engineer', 'admin')),
  -- Null: all of them.
  add release_areas text[],
  add release_channels text[],
  add constraint operator_person_joined check (password_hash is null or (sealed_secret is not null and invitation_hash is null)),
  add constraint operator_person_invited check ((invitation_hash is null) = (invited_until is null)),
  add constraint operator_person_releases check (release_role is not null or (release_areas is null and release_channels is null));
