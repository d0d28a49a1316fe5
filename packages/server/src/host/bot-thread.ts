import { parentPort } from 'node:worker_threads';
import { answerQuestion, type BotQuestion } from './bot-question.ts';

parentPort?.on('message', (question: BotQuestion) => {
  void answerQuestion(question).then((said) => parentPort?.postMessage(said));
});
