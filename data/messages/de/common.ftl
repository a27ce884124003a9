list-more = { $items }, { $next }
list-and = { $items } und { $next }
list-or = { $items } oder { $next }
person-former = ein früherer Spieler
person-bot = der Bot
