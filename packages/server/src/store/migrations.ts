/**
 * Numbered from 1, run in order, each once, on both databases. One that has been released is never changed again.
 */
export const MIGRATIONS: readonly string[] = [
  `create table settings (name text primary key, value text not null);

   create table people (id text primary key, name text not null, made bigint not null);

   create table keys (
     hash text primary key,
     person text not null references people (id) on delete cascade,
     kind text not null,
     name text not null,
     made bigint not null
   );
   create index keys_person on keys (person);

   create table tables (
     id text primary key,
     owner text not null,
     game text not null,
     listed bigint not null,
     phase text not null,
     made bigint not null,
     changed bigint not null,
     card text not null,
     seed text not null,
     entries bigint not null,
     stamp text not null,
     due bigint,
     lease text not null,
     leased_until bigint not null,
     snapshot text,
     snapshot_at bigint not null
   );
   create index tables_due on tables (due) where due is not null;
   create index tables_listed on tables (phase, changed) where listed = 1;
   create index tables_owner on tables (owner);

   create table entries (
     table_id text not null references tables (id) on delete cascade,
     n bigint not null,
     body text not null,
     primary key (table_id, n)
   );

   create table sitters (
     person text not null,
     table_id text not null references tables (id) on delete cascade,
     primary key (person, table_id)
   );`,

  `create index tables_unfinished on tables (owner) where phase <> 'over';`,

  `create table outages (began bigint not null, ended bigint not null);`,

  `update tables set due = changed + 2592000000 where phase = 'on' and due is null;`,

  `alter table people add column handle text;
   alter table people add column skeleton text;
   create unique index people_skeleton on people (skeleton) where skeleton is not null;
   alter table keys add column scopes text not null default 'play';
   create table blocks (person text not null, blocked text not null, primary key (person, blocked));
   create table reports (
     id text primary key,
     at bigint not null,
     person text not null,
     about text not null,
     table_id text not null,
     words text not null,
     settled bigint not null
   );`,

  `alter table tables add column deal text;
   create index tables_deal on tables (deal) where deal is not null;
   create table deals (id text primary key, owner text not null, made bigint not null, ends bigint not null, plan text not null);
   create index deals_owner on deals (owner);
   create table deal_marks (table_id text primary key, marks text not null);`,

  `create table notice_targets (
     id text primary key,
     person text not null,
     kind text not null,
     address text not null,
     secret text not null,
     language text not null,
     origin text not null,
     made bigint not null,
     failures bigint not null,
     failure text not null,
     off bigint not null,
     next_try bigint not null,
     lease text not null,
     leased_until bigint not null
   );
   create index notice_targets_person on notice_targets (person);
   create table notice_told (
     target text not null,
     table_id text not null,
     n bigint not null,
     seen bigint not null,
     primary key (target, table_id)
   );
   create table quiet_hours (person text primary key, since text not null, until text not null, zone text not null);`,
  `create table duties (name text primary key, node text not null, until bigint not null);
   create table results (
     table_id text primary key references tables (id) on delete cascade,
     number bigint not null unique,
     game text not null,
     ended bigint not null,
     how text not null,
     unrated text,
     seats text not null
   );
   create index results_game on results (game, number);
   create table ratings (
     person text not null,
     game text not null,
     rating double precision not null,
     deviation double precision not null,
     volatility double precision not null,
     matches bigint not null,
     changed bigint not null,
     primary key (person, game)
   );
   create index ratings_game on ratings (game, rating);
   alter table people add column shown bigint not null default 0;
   create table seeks (
     id text primary key,
     person text not null,
     wish text not null,
     rating double precision not null,
     wants text,
     promise text,
     since bigint not null,
     node text not null,
     beat bigint not null,
     partner text,
     table_id text,
     seated bigint not null
   );`,

  `create table analyses (table_id text primary key, analysis text not null, made bigint not null);`,
];
