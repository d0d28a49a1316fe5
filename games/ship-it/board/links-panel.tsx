import type { PanelProps } from './bar.tsx';
import { turnOn } from './choice.ts';
import { layoutOf, SQUARE, TILE } from './geometry.ts';
import { DominoGlyph } from './pieces.tsx';
import { t } from './words.ts';

/** Buying links, and the links in hand. */
export function LinksPanel(props: PanelProps) {
  const { moment, target } = props;
  const { pool, links } = moment.view;
  return (
    <>
      {pool > 0 && (
        <button type="button" class="si-buy" {...target({ by: moment.viewer as number, type: 'link' })}>
          <b>{t('buy')}</b> <small>{t('buy.cost', { pool })}</small>
        </button>
      )}
      {links.length > 0 ? <Hand {...props} /> : <p class="si-help">{help(props)}</p>}
    </>
  );
}

function help({ moment: { view, moves } }: PanelProps): string {
  if (view.pool > 0) return t('links.help');
  if (moves.some(({ type }) => type === 'lift')) return t('buy.lift');
  return t(view.lifted ? 'buy.lifted' : 'buy.last');
}

/** Which domino to lay, and which way round. */
function Hand(props: PanelProps) {
  const { moment, choice, choose, onPreview } = props;
  const { links, tiles } = moment.view;
  const link = Math.min(choice.link, links.length - 1);
  const turn = () => {
    const next = turnOn(props, choice, layoutOf(tiles, moment.state));
    if (!next) return;
    choose({ aim: next.aim });
    onPreview(next.event);
  };
  return (
    <>
      {links.map((domino, i) => (
        <button
          key={domino.join()}
          type="button"
          class="si-link"
          aria-pressed={i === link}
          aria-label={t('build.choose', { domino: domino.join('-') })}
          onClick={() => choose({ link: i })}
        >
          <svg
            viewBox={`${-SQUARE - 1} ${-SQUARE - 1} ${TILE + 2} ${TILE + 2}`}
            width={52}
            height={52}
            aria-hidden="true"
          >
            <DominoGlyph halves={domino} facing={choice.aim.facing} />
          </svg>
        </button>
      ))}
      <button
        type="button"
        class="si-turn-domino"
        onClick={(click) => {
          click.stopPropagation();
          turn();
        }}
      >
        <span aria-hidden="true">↻</span> {t('turnDomino')} <kbd>R</kbd>
      </button>
      <p class="si-help">{t('build.help')}</p>
    </>
  );
}
