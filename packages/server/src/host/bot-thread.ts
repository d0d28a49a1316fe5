import { parentPort } from 'node:worker_threads';
import { answerQuestion, type BotQuestion } from './bot-question.ts';
import { answerLuck, type LuckQuestion } from './luck-question.ts';

parentPort?.on('message', (question: BotQuestion | LuckQuestion) => {
  const said = 'luckOf' in question ? answerLuck(question) : answerQuestion(question);
  void said.then((one) => parentPort?.postMessage(one));
});
