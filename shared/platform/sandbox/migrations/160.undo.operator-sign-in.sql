alter table operator_person
  drop constraint operator_person_joined,
  drop constraint operator_person_invited,
  drop constraint operator_person_releases,
  drop password_hash,
  drop sealed_secret,
  drop last_step,
  drop invitation_hash,
  drop invited_until,
  drop release_role,
  drop release_areas,
  drop release_channels;
