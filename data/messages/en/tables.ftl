### How a table of results was read.

# $as (text): what is counted
# $sum (number)
table-weighed = { $as } **{ $sum }**

# $as (text): what is counted
# $sum (number)
# $parts (list): things with the number that each counts
table-weighed-of = { $as } **{ $sum }** ({ $parts })

# $shift (text): such as +2
table-shift-row = { $shift } for the row

# $shift (text): such as +2
table-shift-column = { $shift } for the column

# $column (text)
table-column = column { $column }

# $row (text)
table-row = row { $row }

# $fell (number): the total of the dice
# $row (text)
table-row-fell = rolled { $fell }, row { $row }

# $table (name)
# $parts (text): what counted, the column and the row
# $result (name)
table-read = { $table }: { $parts } → { $result }
