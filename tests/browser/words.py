"""The words of the buttons in the three languages, as a player reads them."""

NAME = {"ru": "Ваше имя", "uk": "Ваше ім’я", "en": "Your name"}
PLAY = {"ru": "Сыграть", "uk": "Зіграти", "en": "Play"}
SAVE = {"ru": "Сохранить", "uk": "Зберегти", "en": "Save"}
TO_TABLE = {"ru": "К столу", "uk": "До столу", "en": "To the table"}
SIT = {"ru": "Сесть за стол", "uk": "Сісти за стіл", "en": "Sit down as"}
BEGIN = {"ru": "Начать игру", "uk": "Почати гру", "en": "Begin the game"}
DROP = {"ru": "Убрать место 4", "uk": "Прибрати місце 4", "en": "Take place 4 away"}
MAKE = {"ru": "Создать стол", "uk": "Створити стіл", "en": "Make the table"}
WON = {"ru": "Вы выиграли", "uk": "Ви виграли", "en": "You have won"}
WINNER = {"ru": "Победитель", "uk": "Переможець", "en": "wins"}
YOUR_TURN = {"ru": "Ваш ход", "uk": "Ваш хід", "en": "Your turn"}
OFFLINE = {"ru": "Нет сети", "uk": "Немає мережі", "en": "No network"}
SILENT = {"ru": "Сервер не отвечает", "uk": "Сервер не відповідає", "en": "The server does not answer"}
