import { loadPaper } from '@waybill/games/load-paper';
import {
  INKS,
  type InkName,
  lettersLost,
  PAPERS,
  type PaperName,
  type PrintedPart,
  printSheet,
  toPdf,
  toSvg,
} from '@waybill/print';
import { useEffect, useState } from 'preact/hooks';
import { save } from '../match/store/share.ts';
import { t as app, language } from '../words/catalogue.ts';
import { printWords } from '../words/print-words.ts';
import type { Workshop } from './open-editor.ts';
import { fileNameOf } from './sheet-link.ts';
import { nameOf } from './sheet-store.ts';
import { t } from './words.ts';
import './print.css';

interface Props {
  readonly workshop: Workshop;
  /** Proven already. */
  readonly sheet: unknown;
  readonly onClose: () => void;
}

/** Everything the game puts on paper for this sheet, as it will come out of the printer. */
export function PrintBox({ workshop, sheet, onClose }: Props) {
  const [paper, setPaper] = useState<PaperName>('a4');
  const [ink, setInk] = useState<InkName>('colour');
  const [parts, setParts] = useState<readonly PrintedPart[]>([]);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const print = async () => {
      const words = await printWords(workshop.game);
      const prints = await loadPaper(workshop.game);
      setParts(prints ? printSheet(workshop.game, prints, sheet, { paper, ink, words }) : []);
    };
    void print();
  }, [workshop, sheet, paper, ink, language()]);
  const pages = parts.filter(({ name }) => !without.has(name)).flatMap((part) => part.pages);
  const name = nameOf(sheet);
  const pdf = () => {
    const bytes = toPdf(pages, { title: `${workshop.game.title}: ${name}` });
    save(new Blob([bytes.slice()], { type: 'application/pdf' }), `${fileNameOf(sheet)}.pdf`);
  };
  const toggle = (part: string) =>
    setWithout((old) => new Set(old.has(part) ? [...old].filter((one) => one !== part) : [...old, part]));
  const lost = lettersLost(pages);
  return (
    <section class="printing" aria-labelledby="printing">
      <h2 id="printing">{t('print.title')}</h2>
      <div class="printing-options box">
        <label>
          <span class="caption">{t('print.paper')}</span>
          <select value={paper} onChange={(change) => setPaper(change.currentTarget.value as PaperName)}>
            {(Object.keys(PAPERS) as PaperName[]).map((one) => (
              <option key={one} value={one}>
                {t(`print.paper.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="caption">{t('print.ink')}</span>
          <select value={ink} onChange={(change) => setInk(change.currentTarget.value as InkName)}>
            {INKS.map((one) => (
              <option key={one} value={one}>
                {t(`print.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="main" disabled={pages.length === 0} onClick={pdf}>
          {t('print.pdf')}
        </button>
        <button type="button" onClick={onClose}>
          {t('print.close')}
        </button>
        {lost.length > 0 && <p class="note">{t('print.lost', { letters: lost.join(' ') })}</p>}
      </div>
      {parts.length === 0 && <p class="nothing">{app('loading')}</p>}
      <div class="printing-parts">
        {parts.map((part) => (
          <Part
            key={part.name}
            part={part}
            isWanted={!without.has(part.name)}
            onWanted={() => toggle(part.name)}
            fileName={`${fileNameOf(sheet)}-${part.name}`}
          />
        ))}
      </div>
    </section>
  );
}

interface PartProps {
  readonly part: PrintedPart;
  readonly isWanted: boolean;
  readonly onWanted: () => void;
  readonly fileName: string;
}

function Part({ part, isWanted, onWanted, fileName }: PartProps) {
  const { pages, title } = part;
  return (
    <section class="printing-part">
      <label class="check">
        <input type="checkbox" checked={isWanted} onChange={onWanted} />
        <span>{title}</span>
      </label>
      {isWanted && (
        <div class="printing-pages">
          {pages.map((page, i) => {
            const svg = toSvg(page);
            const words = `${title}, ${t('print.page', { page: i + 1, pages: pages.length })}`;
            return (
              <figure key={i}>
                <img
                  alt={words}
                  width={page.width}
                  height={page.height}
                  src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
                />
                <figcaption>
                  <button
                    type="button"
                    onClick={() => save(new Blob([svg], { type: 'image/svg+xml' }), `${fileName}-${i + 1}.svg`)}
                  >
                    {t('print.svg')}
                    <span class="unseen"> {words}</span>
                  </button>
                </figcaption>
              </figure>
            );
          })}
        </div>
      )}
    </section>
  );
}
