-- Documents with which players prove who they are. A draft has files and was not sent for checking yet.
create table identity_document (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  kind text not null check (kind in ('nid', 'passport', 'driving_licence')),
  state text not null check (state in ('draft', 'waiting', 'accepted', 'refused')),
  created_at timestamptz not null,
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  reason text,
  constraint identity_document_sent check ((state = 'draft') = (sent_at is null)),
  constraint identity_document_decided check ((state in ('accepted', 'refused')) = (decided_at is not null)),
  constraint identity_document_decider check ((decided_at is null) = (decided_by is null)),
  constraint identity_document_reason check ((state = 'refused') = (reason is not null))
);
create unique index identity_document_open on identity_document (player_id) where state in ('draft', 'waiting');
create index identity_document_player on identity_document (player_id, id desc);
create index identity_document_waiting on identity_document (sent_at, id) where state = 'waiting';
create index identity_document_draft on identity_document (created_at) where state = 'draft';

-- One side of a document. It is deleted some time after the decision.
create table identity_file (
  document_id bigint not null references identity_document (id) on delete cascade,
  side text not null check (side in ('front', 'back')),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  body bytea not null,
  created_at timestamptz not null,
  primary key (document_id, side)
);
