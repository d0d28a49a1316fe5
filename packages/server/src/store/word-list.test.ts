import { expect, test } from 'vitest';
import { WordList } from './word-list.ts';

const list = new WordList('darn\nass # and nothing like it\n heck* \nпетух\n馬鹿\nscheiß\n1488\n\n# nothing\n');

test.each([
  'darn',
  'Well, DARN!',
  'daaarrn it',
  'd4rn',
  'd.a.r.n',
  'd a r n',
  'so d-a-r-n it is',
  'dаrn with a Cyrillic a',
  'ｄａｒｎ',
  '𝓭𝓪𝓻𝓷',
  'da\u200brn',
  'dàrñ',
  '@ss',
  'a$$',
  'a55',
  'ASSSS',
  'heckler',
  'heck',
  'Петух',
  'пету́х',
  'お前は馬鹿だ',
  'Scheiss',
  'SCHEISS',
  'all of 1488',
])('finds one in “%s”', (text) => {
  expect(list.find(text)).not.toBeNull();
});

test.each([
  'darning',
  'as',
  'As soon as she has seen it',
  'glass, class and Assam',
  'he asks: 455 points?',
  'in 14 88 and 14880',
  'a ss',
  'check',
  'the cl of dam',
  'Scheine',
  '',
  '🚂 !!! ???',
])('finds none in “%s”', (text) => {
  expect(list.find(text)).toBeNull();
});

test('says which of the list it was, and an empty list lets everything pass', () => {
  expect(list.find('Heckling!')).toBe('heck*');
  expect(list.find('d_a_r_n')).toBe('darn');
  expect(new WordList('\n # \n*\n!!\n').find('whatever, darn')).toBeNull();
});

test('takes time in proportion, whatever is listed and said', () => {
  const long = new WordList(
    Array.from({ length: 500 }, (_, i) => `${'a'.repeat(i % 40)}il${'l'.repeat(i % 7)}*`).join('\n'),
  );
  const before = process.cpuUsage();
  for (let i = 0; i < 100; i++) long.find('l1!|'.repeat(120) + ' a'.repeat(100));
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(3_000);
});
