import { isPastMatches, isRatings, type PastMatch, type PastMatches, type ShownRating } from '@waybill/protocol';
import { useEffect, useState } from 'preact/hooks';
import { route } from '../frame/router.tsx';
import { person } from '../frame/server.ts';
import { entries, findEntry } from '../games/registry.ts';
import { notify } from '../look/notice.ts';
import { Plot } from '../match/analysis/plot.tsx';
import { save } from '../match/store/share.ts';
import { ask } from '../online/http.ts';
import { t as online } from '../words/online.ts';
import { outcomeOf, PastMatchList, type PastOutcome } from './past-matches.tsx';
import { RatingTable } from './rating-table.tsx';
import { ServerBests } from './server-bests.tsx';
import { ShowBox } from './show-box.tsx';
import { t } from './words.ts';
import './profile.css';

const failed = () => notify(online('failed'));
const GAMES = entries.map(({ id }) => id);

/** Pages that are brought at once; who has played more asks for the rest. */
const PAGES = 20;

interface Brought {
  readonly matches: readonly PastMatch[];
  /** Where earlier ones begin; null where these are all. */
  readonly next: string | null;
}

async function bring({ matches, next }: Brought): Promise<Brought> {
  const all = [...matches];
  let from: string | null = next;
  for (let page = 0; page < PAGES && from !== null; page++) {
    const query: string = from === '' ? '' : `?before=${from}`;
    const found: PastMatches = await ask(isPastMatches, `/api/me/matches${query}`);
    all.push(...found.matches);
    from = found.next;
  }
  return { matches: all, next: from };
}

const NONE: Brought = { matches: [], next: '' };

/** What somebody who is signed in has played at the server, with ratings. */
export function ServerMatches() {
  const [ratings, setRatings] = useState<readonly ShownRating[] | null>(null);
  const [brought, setBrought] = useState<Brought | null>(null);
  const me = person.value?.id;
  useEffect(() => void ask(isRatings, '/api/me/ratings').then((found) => setRatings(found.ratings), failed), [me]);
  useEffect(() => void bring(NONE).then(setBrought, failed), [me]);
  if (!brought) return null;
  const write = async () => {
    let all = brought;
    while (all.next !== null) all = await bring(all);
    const text = JSON.stringify({ ratings, matches: all.matches }, null, 1);
    save(new Blob([text], { type: 'application/json' }), 'waybill-server-matches.json');
  };
  return (
    <>
      <section class="box" aria-labelledby="server-ratings">
        <h2 id="server-ratings" class="caption">
          {t('ratings')}
        </h2>
        {ratings && <RatingTable ratings={ratings} />}
        <ServerBests matches={brought.matches} />
        <Lines matches={brought.matches} />
      </section>
      <Listed
        brought={brought}
        onMore={() => void bring(brought).then(setBrought, failed)}
        onWrite={() => void write().catch(failed)}
      />
      <ShowBox />
    </>
  );
}

const FIRST_SHOWN = 12;

interface ListedProps {
  readonly brought: Brought;
  readonly onMore: () => void;
  readonly onWrite: () => void;
}

function Listed({ brought: { matches, next }, onMore, onWrite }: ListedProps) {
  const [game, setGame] = useState('');
  const [outcome, setOutcome] = useState<PastOutcome | ''>('');
  const [most, setMost] = useState(FIRST_SHOWN);
  const fitting = matches.filter(
    (match) => (game === '' || match.game === game) && (outcome === '' || outcomeOf(match) === outcome),
  );
  const more = () => {
    setMost(most + FIRST_SHOWN);
    if (most + FIRST_SHOWN > fitting.length && next !== null) onMore();
  };
  return (
    <section class="box" aria-labelledby="server-matches">
      <h2 id="server-matches" class="caption">
        {t('server')}
      </h2>
      <Filters game={game} outcome={outcome} onGame={setGame} onOutcome={setOutcome} />
      {fitting.length === 0 && <p class="nothing">{t('matches.none')}</p>}
      <PastMatchList matches={fitting.slice(0, most)} />
      <div class="row">
        {(fitting.length > most || next !== null) && (
          <button type="button" class="quiet" onClick={more}>
            {t('server.more')}
          </button>
        )}
        <button type="button" onClick={onWrite}>
          {t('server.export')}
        </button>
      </div>
    </section>
  );
}

interface FiltersProps {
  readonly game: string;
  readonly outcome: PastOutcome | '';
  readonly onGame: (game: string) => void;
  readonly onOutcome: (outcome: PastOutcome | '') => void;
}

function Filters({ game, outcome, onGame, onOutcome }: FiltersProps) {
  const games = GAMES.map((id) => [id, findEntry(id)?.title ?? id] as const);
  const outcomes = (['won', 'shared', 'lost'] as const).map((one) => [one, t(`outcome.${one}`)] as const);
  return (
    <div class="row history-filter">
      <Choice label={t('filter.game')} none={t('filter.game.all')} value={game} choices={games} onChange={onGame} />
      <Choice
        label={t('filter.outcome')}
        none={t('filter.outcome.all')}
        value={outcome}
        choices={outcomes}
        onChange={(one) => onOutcome(one as PastOutcome | '')}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly none: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, none, value, choices, onChange }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{none}</option>
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Rating and luck over the matches that are listed, of each game with two or more. */
function Lines({ matches }: { matches: readonly PastMatch[] }) {
  const rated = matches.filter((match) => match.rated !== null).toReversed();
  const games = [...new Set(rated.map(({ game }) => game))].filter(
    (game) => rated.filter((match) => match.game === game).length > 1,
  );
  return (
    <>
      {games.map((game) => {
        const own = rated.filter((match) => match.game === game);
        const title = findEntry(game)?.title ?? game;
        const open = (at: number) => own[at]?.table && route(`/table/${own[at].table}`);
        const label = [t('server.match')];
        const lucks = own.map(({ rated: one }) => one?.luck ?? null);
        return (
          <div key={game}>
            <Plot
              title={t('server.rating', { game: title })}
              rows={[own.map(({ rated: one }) => one?.after.rating ?? null)]}
              seats={label}
              steps={false}
              onPick={open}
            />
            {lucks.filter((luck) => luck !== null).length > 1 && (
              <Plot
                title={t('server.luck', { game: title })}
                rows={[lucks]}
                seats={label}
                steps={false}
                onPick={open}
              />
            )}
          </div>
        );
      })}
    </>
  );
}
